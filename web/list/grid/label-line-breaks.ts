const words = new Intl.Segmenter('zh', { granularity: 'word' })
const opening = /[（([《“]$/

/** The parts of a label between which a line may end: its words, also where the script puts no space between them. */
export function labelWords(label: string): string[] {
  const parts: string[] = []
  for (const { segment, isWordLike } of words.segment(label)) {
    const last = parts.at(-1)
    if (last === undefined || (isWordLike === true && !opening.test(last)) || opening.test(segment)) parts.push(segment)
    else parts[parts.length - 1] = `${last}${segment}`
  }
  return parts
}
