/** Names for heroes whose players gave them none, enough for a party of one class. */
export const heroNames = {
  'us-marshal': [
    'Elias Thorne',
    'Ada Whitlock',
    'Josiah Crane',
    'Ruth Calloway',
    'Amos Pike',
    'Nora Hale',
  ],
  'saloon-girl': [
    'Ruby Laird',
    'Silas Quick',
    'Clementine Moss',
    'Dorothea Vane',
    'Jack Merriman',
    'Opal Finch',
  ],
  bandido: [
    'Mateo Salcedo',
    'Lupe Arriaga',
    'Chuy Barrera',
    'Inés Montoya',
    'Rafael Luna',
    'Paz Escobedo',
  ],
  gunslinger: [
    'Cole Ransom',
    'Annie Dusk',
    'Wes Harlan',
    'Mae Sixkiller',
    'Virgil Stroud',
    'June Caldwell',
  ],
} as const;
