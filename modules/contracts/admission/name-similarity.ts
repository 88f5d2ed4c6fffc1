/** From how many per cent on a name is held to be the same as another, until somebody says that it is not. */
export const suspicious = 70

/** How alike two names of companies are, in per cent: by pairs of letters, without the legal form, in any script. */
export function similarity(one: string, other: string): number {
  const [mine, theirs] = [lettersOf(one), lettersOf(other)]
  if (mine === '' || theirs === '') return 0
  if (mine === theirs) return 100
  const [pairs, left] = [pairsOf(mine), pairsOf(theirs)]
  const whole = pairs.length + left.length
  let shared = 0
  for (const pair of pairs) {
    const at = left.indexOf(pair)
    if (at < 0) continue
    shared += 1
    left.splice(at, 1)
  }
  return whole === 0 ? 0 : Math.round((200 * shared) / whole)
}

// Longer forms first, so that none is cut out of another.
const hanForms = /股份有限公司|有限责任公司|集团有限公司|有限公司|集团公司|公司|集团/g
const otherForms = new Set(
  'ооо оао зао пао ао ип фгуп llc ltd limited inc corp corporation co company jsc pjsc ojsc cjsc ooo zao oao pao ao gmbh plc sa group'.split(
    ' ',
  ),
)

/** The words of a name in one script and order, without what only says what sort of company it is. */
function lettersOf(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(hanForms, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !otherForms.has(word))
  return words.map(latin).toSorted().join('')
}

const cyrillic: Readonly<Record<string, string>> = Object.fromEntries(
  [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'].map((letter, at) => [
    letter,
    'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ')[at] ?? '',
  ]),
)

const latin = (word: string) => [...word].map((letter) => cyrillic[letter] ?? letter).join('')

function pairsOf(letters: string): string[] {
  const all = [...letters]
  return all.slice(1).map((letter, at) => `${all[at]}${letter}`)
}
