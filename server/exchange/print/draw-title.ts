import { leading, page, type Paper } from './pdf-page.ts'

const size = 10.5

/** The name of a part; it never stands alone at the foot of a page. */
export function drawTitle(paper: Paper, title: string): void {
  const text = title.split('\n').join(' / ')
  if (paper.room() < leading(size) + 48) paper.newPage()
  paper.text(text, { x: page.left, y: paper.y + 4, size }, 'bold')
  paper.y += leading(size) + 6
}
