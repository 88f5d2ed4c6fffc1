import { palladiusWord } from '../../../core/values/palladius-transcription.ts'
import { pinyinSyllables } from '../../records/list/pinyin-syllables.ts'

/** A Chinese name as Russians and as others write it, surname first. */
interface SpelledName {
  readonly ru: string
  readonly en: string
}

// Surnames of two characters; all others have one.
const compound = new Set(
  '欧阳 司马 诸葛 上官 司徒 东方 独孤 南宫 夏侯 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 端木 司空 百里 东郭 西门 澹台 公冶 宗政 濮阳 淳于 单于 太叔 申屠 公羊 轩辕 钟离 闾丘 鲜于 亓官 完颜 呼延 拓跋 赫连'.split(
    ' ',
  ),
)
const chinese = /^\p{Script=Han}{2,6}$/u

/** The name by Palladius and in pinyin; null for one that is not Chinese or has a character nobody can read. */
export function spelledName(name: string): SpelledName | null {
  if (!chinese.test(name)) return null
  const syllables = pinyinSyllables(name, { surname: 'head' })
  const at = compound.has([...name].slice(0, 2).join('')) && syllables.length > 2 ? 2 : 1
  const words = [syllables.slice(0, at), syllables.slice(at)]
  const ru = words.map(palladiusWord)
  if (ru.includes(null)) return null
  return { ru: ru.join(' '), en: words.map((word) => capital(word.join(''))).join(' ') }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
