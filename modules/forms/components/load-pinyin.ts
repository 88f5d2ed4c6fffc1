/** How Chinese is written in letters. */
export interface Spelling {
  readonly syllables: (text: string) => readonly string[]
  readonly initials: (text: string) => string
}

/** The readings of characters are large, and come when a form is drawn. */
export async function loadSpelling(): Promise<Spelling> {
  const { pinyin } = await import('pinyin-pro')
  return {
    syllables: (text) =>
      pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true }).flatMap(
        (one) => one.toLowerCase().match(/[a-z0-9]+/g) ?? [],
      ),
    initials: (text) =>
      pinyin(text, { pattern: 'first', toneType: 'none', type: 'array', nonZh: 'consecutive' })
        .join('')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]/g, ''),
  }
}
