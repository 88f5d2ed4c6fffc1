/** Chinese syllables in Russian as Palladius wrote them, and names made of them: the official way since 1888. */
export function palladius(syllable: string): string | null {
  const plain = syllable
    .toLowerCase()
    .replaceAll('v', 'ü')
    .replace(/^([jqxy])u/, '$1ü')
  return whole[plain] ?? composed(plain)
}

/** Syllables joined to one word with a capital; a hard sign keeps what ends in н from the vowel that follows. */
export function palladiusWord(syllables: readonly string[]): string | null {
  const parts = syllables.map(palladius)
  if (parts.length === 0 || parts.includes(null)) return null
  const word = parts.reduce<string>(
    (made, part) => (made.endsWith('н') && /^[аоуэиеяюё]/.test(part ?? '') ? `${made}ъ${part}` : `${made}${part}`),
    '',
  )
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const initials: Readonly<Record<string, string>> = {
  b: 'б',
  p: 'п',
  m: 'м',
  f: 'ф',
  d: 'д',
  t: 'т',
  n: 'н',
  l: 'л',
  g: 'г',
  k: 'к',
  h: 'х',
  j: 'цз',
  q: 'ц',
  x: 'с',
  zh: 'чж',
  ch: 'ч',
  sh: 'ш',
  r: 'ж',
  z: 'цз',
  c: 'ц',
  s: 'с',
}

const finals: Readonly<Record<string, string>> = {
  a: 'а',
  o: 'о',
  e: 'э',
  ai: 'ай',
  ei: 'эй',
  ao: 'ао',
  ou: 'оу',
  an: 'ань',
  ang: 'ан',
  en: 'энь',
  eng: 'эн',
  ong: 'ун',
  i: 'и',
  ia: 'я',
  ie: 'е',
  iao: 'яо',
  iu: 'ю',
  ian: 'янь',
  iang: 'ян',
  in: 'инь',
  ing: 'ин',
  iong: 'юн',
  u: 'у',
  ua: 'уа',
  uo: 'о',
  uai: 'уай',
  ui: 'уй',
  uan: 'уань',
  uang: 'уан',
  un: 'унь',
  ü: 'юй',
  üe: 'юэ',
  üan: 'юань',
  ün: 'юнь',
}

// Syllables without an initial, and the few that go their own way.
const whole: Readonly<Record<string, string>> = {
  a: 'а',
  o: 'о',
  e: 'э',
  ai: 'ай',
  ei: 'эй',
  ao: 'ао',
  ou: 'оу',
  an: 'ань',
  ang: 'ан',
  en: 'энь',
  eng: 'эн',
  er: 'эр',
  yi: 'и',
  ya: 'я',
  yo: 'йо',
  ye: 'е',
  yao: 'яо',
  you: 'ю',
  yan: 'янь',
  yang: 'ян',
  yin: 'инь',
  ying: 'ин',
  yong: 'юн',
  yü: 'юй',
  yüe: 'юэ',
  yüan: 'юань',
  yün: 'юнь',
  wu: 'у',
  wa: 'ва',
  wo: 'во',
  wai: 'вай',
  wei: 'вэй',
  wan: 'вань',
  wang: 'ван',
  wen: 'вэнь',
  weng: 'вэн',
  zi: 'цзы',
  ci: 'цы',
  si: 'сы',
  hui: 'хуэй',
  lüan: 'люань',
}

function composed(syllable: string): string | null {
  const [, initial = '', final = ''] = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcs])(.+)$/.exec(syllable) ?? []
  const first = initials[initial]
  const last = finals[final]
  return first === undefined || last === undefined ? null : first + last
}
