/** What the pages tick as one types; that a password is one of those used most often only the server knows. */
export const passwordRules = ['length', 'series', 'personal'] as const
export type PasswordRule = (typeof passwordRules)[number]

// What people here would think of first, beside the list of known passwords.
const house = ['amur', 'beilu', '北陆', 'admin', 'password', 'qwert', 'asdf', '密码']

interface PasswordFrame {
  /** Characters at least. */
  readonly min: number
  /** Names and numbers of its owner, in every spelling. */
  readonly own: readonly string[]
}

/** Which rules a password breaks: none for a good one. */
export function brokenRules(password: string, { min, own }: PasswordFrame): readonly PasswordRule[] {
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: [...password].length < min,
    series: isMonotonous(password),
    personal: [...house, ...own.flatMap(spellings)].some((word) => mostlyOf(password, word)),
  }
  return passwordRules.filter((rule) => broken[rule])
}

/** The same character, or one series, all the way: aaaaaaaa, 12345678, 87654321, abcdefgh. */
function isMonotonous(password: string): boolean {
  const codes = [...password.toLowerCase()].map((letter) => letter.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0))
  const [first] = steps
  return new Set(codes).size < 3 || (Math.abs(first ?? 2) <= 1 && steps.every((step) => step === first))
}

/** A name whole, without its spaces, and each of its parts: Chen Haitao, chenhaitao, haitaochen, haitao. */
function spellings(name: string): readonly string[] {
  const parts = plain(name)
    .split(/[\s·-]+/)
    .filter((part) => part !== '')
  return [...new Set([plain(name), parts.join(''), parts.toReversed().join(''), ...parts])].filter(
    (word) => word.length >= 2 && !(word.length < 3 && /^[a-zа-яё]+$/.test(word)),
  )
}

/** The word makes up at least half of the password, or of its letters: a year beside a name does not hide it. */
function mostlyOf(password: string, word: string): boolean {
  const [typed, name] = [plain(password), plain(word)]
  const letters = typed.replaceAll(/[^\p{L}]/gu, '')
  return (
    (typed.includes(name) && name.length * 2 >= typed.length) ||
    (letters.includes(name) && name.length * 2 >= letters.length)
  )
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
