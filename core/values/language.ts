/** The three languages a person can work in; `zh` is the default (specification §1). */
export const languages = ['zh', 'ru', 'en'] as const

export type Lang = (typeof languages)[number]

/** One text in every language: leaving one out does not compile. */
export type Words = Readonly<Record<Lang, string>>

/** The language named by a header, cookie or stored choice; anything unknown is `zh`. */
export function languageOf(value: unknown): Lang {
  return languages.find((lang) => lang === value) ?? 'zh'
}
