import { pinyin } from 'pinyin-pro'
import { foldForSearch } from './fold-for-search.ts'

/** A label as people type it without a Chinese keyboard: itself, its pinyin and its initials, one per line. */
export function readings(label: string): string {
  const syllables = pinyin(label, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).map((syllable) =>
    foldForSearch(syllable).replaceAll('ü', 'v'),
  )
  return [
    foldForSearch(label),
    syllables.join(''),
    syllables.map((syllable) => (/^[a-z]+$/.test(syllable) ? syllable.charAt(0) : syllable)).join(''),
  ].join('\n')
}
