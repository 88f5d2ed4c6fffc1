import type { Block } from './docx-content.ts'
import { type Box, plainBox } from './paper-box.ts'
import { type Column, paragraphBoxes } from './paragraph-boxes.ts'
import { tableBoxes } from './table-boxes.ts'

/** Blocks as boxes under each other; of two distances between paragraphs the larger holds. */
export function layOut(blocks: readonly Block[], column: Column): Box[] {
  const boxes: Box[] = []
  let after = 0
  let isBroken = false
  for (const block of blocks) {
    if (block.kind === 'page') {
      isBroken = true
      continue
    }
    const made =
      block.kind === 'table'
        ? tableBoxes(block, column, after, layOut)
        : paragraphBoxes(block, column, Math.max(after, block.before))
    const [first, ...others] = made
    if (first !== undefined) boxes.push(isBroken ? { ...first, pageBefore: true } : first, ...others)
    isBroken = false
    after = block.kind === 'table' ? 0 : block.after
  }
  if (isBroken) boxes.push({ ...plainBox, height: 0, pageBefore: true, draw: () => undefined })
  return boxes
}
