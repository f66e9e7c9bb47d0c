import type { QuotaReached } from '@crawlspace/host/online';
import type { Texts } from '@crawlspace/kernel';
import { speaker } from './speaker.ts';

/** What is said about tables that people in several places share. */
export const onlineTexts = {
  friends: { en: 'With friends', it: 'Con gli amici' },
  'friends.lead': {
    en: 'You get a link. Whoever opens it picks a seat and sits down, without an account.',
    it: 'Ottieni un link: chi lo apre sceglie un posto e si siede, senza registrarsi.',
  },
  'friends.not-here': {
    en: 'To play with friends elsewhere, this page has to come from a Crawlspace server.',
    it: 'Per giocare con amici lontani, questa pagina deve arrivare da un server Crawlspace.',
  },
  'friends.make': { en: 'Create the table', it: 'Crea il tavolo' },
  'friends.making': { en: 'Creating the table…', it: 'Creo il tavolo…' },
  'friends.failed': {
    en: 'Couldn’t create the table. Check your connection and try again.',
    it: 'Non è stato possibile creare il tavolo. Controlla la connessione e riprova.',
  },
  'friends.banned': {
    en: 'You, or the name you chose, are banned from this server. If that is a mistake, ask the person who runs it.',
    it: 'Tu, o il nome che hai scelto, siete banditi da questo server. Se è un errore, chiedi a chi lo gestisce.',
  },
  'friends.too-many': {
    en: 'You have too many tables open. Finish one first.',
    it: 'Hai troppi tavoli aperti. Prima concludine uno.',
  },
  'friends.not-taken': {
    en: 'This game can’t go online: it was continued under changed rules, or it is too long.',
    it: 'Questa partita non può andare online: è proseguita con regole cambiate, o è troppo lunga.',
  },
  'friends.too-large': {
    en: 'This game and its packs are too large for this server. Packs with large pictures can be played on this device only.',
    it: 'Questa partita con i suoi pacchetti è troppo grande per questo server. I pacchetti con immagini grandi si giocano solo su questo dispositivo.',
  },
  'quota-person': {
    en: 'Your tables take up all the space you have on this server. Delete old ones first, from the list on the first page.',
    it: 'I tuoi tavoli occupano tutto lo spazio che hai su questo server. Elimina prima quelli vecchi, dall’elenco nella pagina iniziale.',
  },
  'quota-address': {
    en: 'Tables made from your network take up all the space it has on this server. Delete old ones first.',
    it: 'I tavoli creati dalla tua rete occupano tutto lo spazio che ha su questo server. Elimina prima quelli vecchi.',
  },
  'quota-server': {
    en: 'This server is full. Nothing is lost, but nothing new can start. Tell the person who runs it.',
    it: 'Questo server è pieno. Nulla è perso, ma non si può cominciare nulla di nuovo: avvisa chi lo gestisce.',
  },
  'play-on': { en: 'Continue with friends', it: 'Continua con gli amici' },
  'play-on.lead': {
    en: 'The game continues from this moment at a new table. The one here stays as it is.',
    it: 'La partita continua da questo momento a un tavolo tutto suo. Qui resta com’è.',
  },
  'your-name': { en: 'Your name', it: 'Il tuo nome' },
  'seat-of': { en: 'Who plays {hero}', it: 'Chi gioca {hero}' },
  me: { en: 'Me', it: 'Io' },
  friend: { en: 'A friend', it: 'Un amico' },
  bot: { en: 'Bot', it: 'Bot' },
  expert: { en: 'Expert', it: 'Esperto' },
  fellows: { en: 'At this table', it: 'A questo tavolo' },
  seats: { en: 'Seats', it: 'Posti' },
  you: { en: 'you', it: 'tu' },
  here: { en: 'here', it: 'al tavolo' },
  away: { en: 'away', it: 'assente' },
  free: { en: 'free', it: 'libero' },
  asked: { en: 'deciding', it: 'deve rispondere' },
  'make-owner': { en: 'Make host', it: 'Affida il tavolo' },
  'be-owner': { en: 'Take over as host', it: 'Ospita al suo posto' },
  'owner-wished': {
    en: '{names} would like them to host. The others have to agree.',
    it: 'Secondo {names} dovrebbe ospitare; devono essere d’accordo gli altri.',
  },
  'owner-gone': {
    en: 'The host, {name}, has been away for a long time. You can choose another host together.',
    it: '{name}, che ospita, manca da molto. Potete scegliere insieme chi ospita al suo posto.',
  },
  owner: { en: 'host', it: 'chi ospita' },
  for: { en: 'for {person}', it: 'al posto di {person}' },
  'name.change': { en: 'Change', it: 'Cambia' },
  'sit-here': { en: 'Sit here', it: 'Siediti qui' },
  'stand-up': { en: 'Stand up', it: 'Alzati' },
  'played-by': { en: 'Who plays {hero} now', it: 'Chi gioca {hero} adesso' },
  themselves: { en: 'They play', it: 'Di persona' },
  nobody: { en: 'Nobody', it: 'Ancora nessuno' },
  wished: {
    en: '{names} would like to hand this seat over. The others have to agree.',
    it: '{names} vorrebbe affidare questo posto; devono essere d’accordo gli altri.',
  },
  watching: {
    en: '{count} watching',
    it: '{count} {count|spettatore|spettatori}',
  },
  'you-watch': { en: 'You’re watching', it: 'Stai guardando' },
  'take-a-seat': { en: 'Take a seat', it: 'Siediti al tavolo' },
  'take-a-seat.lead': {
    en: 'Pick a hero, or several if more of you share this screen.',
    it: 'Scegli un eroe, o più d’uno se siete in tanti davanti a questo schermo.',
  },
  'seats-full': {
    en: 'All seats are taken, but you can watch.',
    it: 'I posti sono tutti occupati. Puoi guardare.',
  },
  sit: { en: 'Sit down', it: 'Siediti' },
  'just-watch': { en: 'Just watch', it: 'Guarda e basta' },
  'not-done': { en: 'That didn’t work. Try again.', it: 'Non ha funzionato. Riprova.' },
  invite: { en: 'Invite', it: 'Invita' },
  'invite.play': { en: 'To play', it: 'A giocare' },
  'invite.watch': { en: 'To watch', it: 'A guardare' },
  'invite.play.lead': {
    en: 'Anyone with this link can take a free seat.',
    it: 'Chi apre questo link può sedersi dove c’è posto.',
  },
  'invite.watch.lead': {
    en: 'Anyone with this link can watch. They see what everyone at the table may know.',
    it: 'Chi apre questo link vede ciò che tutti al tavolo possono sapere.',
  },
  'invite.device': {
    en: 'Open this link on another device to continue there with all your seats. Anyone who has it plays as you.',
    it: 'Apri questo link su un altro dispositivo e continua lì, con tutti i tuoi posti. Chi lo ha gioca al posto tuo.',
  },
  device: { en: 'Continue on another device', it: 'Continua su un altro dispositivo' },
  'link.copy': { en: 'Copy', it: 'Copia' },
  'link.copied': { en: 'Copied', it: 'Copiato' },
  'link.label': { en: 'Link', it: 'Link' },
  'link.share': { en: 'Share', it: 'Condividi' },
  'link.renew': { en: 'Revoke, make a new one', it: 'Revoca e fanne uno nuovo' },
  qr: { en: 'The link as a QR code', it: 'Il link come codice QR' },
  people: { en: 'People', it: 'Persone' },
  'people.none': { en: 'Nobody else is here yet.', it: 'Non c’è ancora nessun altro.' },
  muted: { en: 'muted', it: 'silenziato' },
  removed: { en: 'removed', it: 'fuori dal tavolo' },
  mute: { en: 'Mute', it: 'Silenzia' },
  unmute: { en: 'Unmute', it: 'Riattiva' },
  'you-are-muted': {
    en: 'The host has muted you at this table.',
    it: 'Chi ospita ti ha silenziato a questo tavolo.',
  },
  remove: { en: 'Remove', it: 'Allontana' },
  'let-back': { en: 'Let back in', it: 'Riammetti' },
  'remove.text': {
    en: '{name} loses their seats and can’t come back until you let them. Invitations, and the link they came by, stop working for everybody: send the others a new one.',
    it: '{name} perde i suoi posti e non può tornare finché non lo permetti. Gli inviti e il link che ha usato per entrare smettono di funzionare per tutti: mandane agli altri uno nuovo.',
  },
  'remove.yes': { en: 'Remove {name}', it: 'Allontana {name}' },
  report: { en: 'Report', it: 'Segnala' },
  'report.text': {
    en: 'Whoever runs this server can read what you write, with the last lines of the chat. Nobody at the table will know.',
    it: 'Chi gestisce questo server può leggere quello che scrivi, con le ultime righe della chat. Al tavolo nessuno lo viene a sapere.',
  },
  'report.why': { en: 'What happened?', it: 'Che cosa è successo?' },
  'report.send': { en: 'Send the report', it: 'Invia la segnalazione' },
  'report.sent': { en: 'Your report was sent.', it: 'La segnalazione è stata inviata.' },
  talk: { en: 'Chat', it: 'Chat' },
  'talk.none': { en: 'No messages yet.', it: 'Ancora nessun messaggio.' },
  say: { en: 'Write a message', it: 'Scrivi un messaggio' },
  send: { en: 'Send', it: 'Invia' },
  gestures: { en: 'Quick messages', it: 'Messaggi rapidi' },
  'gesture-yes': { en: 'Yes!', it: 'Sì!' },
  'gesture-no': { en: 'Better not', it: 'Meglio di no' },
  'gesture-wait': { en: 'One moment', it: 'Un momento' },
  'gesture-help': { en: 'Help me', it: 'Aiutami' },
  'gesture-bravo': { en: 'Well done', it: 'Ben fatto' },
  'gesture-thanks': { en: 'Thanks', it: 'Grazie' },
  'gesture-sorry': { en: 'Sorry', it: 'Scusa' },
  lobby: { en: 'List this table publicly', it: 'Chiunque può trovare questo tavolo' },
  'open-tables': { en: 'Open tables', it: 'Tavoli aperti a tutti' },
  kibitzing: { en: 'Spectators can chat', it: 'Gli spettatori possono scrivere in chat' },
  vote: {
    en: '{names} would like to take back the last answer.',
    it: '{names} vorrebbe annullare l’ultima risposta.',
  },
  'vote.count': { en: '{count} of {needed} agree', it: '{count} su {needed} d’accordo' },
  'vote.agree': { en: 'I agree', it: 'D’accordo' },
  'vote.agreed': { en: 'You agreed', it: 'Hai detto sì' },
  'vote.not-now': { en: 'No', it: 'No' },
  lost: {
    en: 'Connection lost. Everything is saved, and it reconnects by itself.',
    it: 'Connessione persa. È tutto salvato, e si ricollega da sola.',
  },
  'coming-back': { en: 'Reconnecting…', it: 'Riconnessione…' },
  'lost.sending': {
    en: 'Connection lost. Your answer will be sent when it’s back.',
    it: 'Connessione persa. La tua risposta parte appena torna.',
  },
  'cannot-reach': {
    en: 'Can’t reach the table. Trying again…',
    it: 'Il tavolo non risponde. Riprovo…',
  },
  'away.title': { en: 'This table is closed to you', it: 'Qui non puoi entrare' },
  'away.not-allowed': {
    en: 'This link is incomplete or was revoked. Ask for a new one.',
    it: 'Il link è incompleto o è stato ritirato. Fattene mandare uno nuovo.',
  },
  'away.unreadable': {
    en: 'This table can’t be opened. Its game is saved; ask the person who runs the server.',
    it: 'Questo tavolo non si apre. La partita è salvata: chiedi a chi gestisce il server.',
  },
  'away.removed': {
    en: 'The host has removed you from this table.',
    it: 'Chi ospita ti ha allontanato da questo tavolo.',
  },
  'away.no-such-table': {
    en: 'The host has deleted this table.',
    it: 'Chi ospita ha eliminato questo tavolo.',
  },
  'away.too-many': {
    en: 'Too many people are watching this table. Try again later.',
    it: 'Troppe persone guardano questo tavolo. Riprova più tardi.',
  },
  'away.banned': {
    en: 'You are banned from this server. If that is a mistake, ask the person who runs it.',
    it: 'Sei bandito da questo server. Se è un errore, chiedi a chi lo gestisce.',
  },
  'away.closed': {
    en: 'The person who runs this server has closed this table. Nothing is lost.',
    it: 'Chi gestisce il server ha chiuso questo tavolo. Nulla è andato perso.',
  },
  'away.deleted': {
    en: 'The person who runs this server has deleted this table.',
    it: 'Chi gestisce il server ha eliminato questo tavolo.',
  },
  'away.other-protocol': {
    en: 'This page and the server are different versions. Reload the page.',
    it: 'Questa pagina è di un’altra versione rispetto al server. Ricaricala.',
  },
  decides: { en: '{name} decides', it: 'Decide {name}' },
  'decides-what': { en: '{name} decides: {what}', it: 'Decide {name}: {what}' },
  'several-decide': { en: '{names} decide', it: 'Decidono {names}' },
  'others-decide': { en: 'The others decide', it: 'Decidono gli altri' },
  'decides-away': { en: 'Waiting for {name}, who is away', it: 'Si aspetta {name}, che è assente' },
  'waits-for-friend': {
    en: 'Waiting for someone to take this seat',
    it: 'Si aspetta che qualcuno si sieda qui',
  },
  'your-turn': { en: 'Your turn', it: 'Tocca a te' },
  'kept-answer': {
    en: 'Your answer is saved and will be sent when the connection is back',
    it: 'La tua risposta è al sicuro e parte appena torna la connessione',
  },
  'my-tables': { en: 'Tables with friends', it: 'Tavoli con gli amici' },
  'my-tables.waits': { en: 'Your turn', it: 'Tocca a te' },
  'my-tables.until': {
    en: 'Kept until {day} unless somebody opens it',
    it: 'Conservato fino al {day} se nessuno lo apre',
  },
  'delete-table': { en: 'Delete this table', it: 'Elimina questo tavolo' },
  'delete-table.text': {
    en: 'This deletes the table for everybody who sits at it, with its game and chat. You can’t undo it.',
    it: 'Elimina il tavolo per tutti quelli che vi siedono, con la partita e la chat. Non si può annullare.',
  },
  'delete-company': { en: 'Delete this company', it: 'Elimina questa compagnia' },
  'delete-company.text': {
    en: 'This deletes the company from this server for everybody, with its book and the tables of all its chapters. You can’t undo it. Between chapters you can save it as a file first, from its book.',
    it: 'Elimina la compagnia da questo server per tutti, con il suo libro e i tavoli di tutti i capitoli. Non si può annullare. Tra un capitolo e l’altro puoi prima salvarla su file, dal suo libro.',
  },
  'leave-table': { en: 'Give up your seat', it: 'Lascia il tuo posto' },
  'leave-table.text': {
    en: 'You stand up, and the table leaves this list. The others play on without you.',
    it: 'Ti alzi, e il tavolo sparisce da questo elenco. Gli altri continuano senza di te.',
  },
  'tell-me': { en: 'Notify me when it’s my turn', it: 'Avvisami quando tocca a me' },
  'tell-me.failed': {
    en: 'This browser doesn’t allow notifications.',
    it: 'Questo browser non permette le notifiche.',
  },
  'no-replay': {
    en: 'Only people who sat at the table can watch this replay.',
    it: 'Il replay di questa partita è per chi sedeva al tavolo.',
  },
  leave: { en: 'Leave (you keep your seat)', it: 'Esci: il posto resta tuo' },
} as const satisfies Texts;

export const onlineText = speaker(onlineTexts);

const QUOTAS = ['quota-person', 'quota-address', 'quota-server'] as const satisfies QuotaReached[];

/** That there is no more room on the server, where a word says so; null for any other word. */
export function quotaText(word: string): string | null {
  const quota = QUOTAS.find((each) => each === word);
  return quota ? onlineText(quota) : null;
}
