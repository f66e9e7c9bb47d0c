/** What is left of a name when letters of other shapes, sizes and widths are the same, and those that are not seen are gone. */
export function soundOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\s]+/gu, '');
}
