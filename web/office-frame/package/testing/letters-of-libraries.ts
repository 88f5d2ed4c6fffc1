import { blankDocumentBytes } from '@docx-editor.dev/core/editor'
import { TemplateHandler } from 'easy-template-x'
import { docxBy, docxMakers } from './docx-makers.ts'
import { editedLetter } from './edited-letter.ts'

/** Letters that libraries made: one filled from a template, and one that the editor itself began. */
export const lettersOfLibraries: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  { name: 'a template of Word filled by the library of templates', bytes: await filled() },
  { name: 'a letter begun by the editor', bytes: begun() },
]

async function filled(): Promise<Uint8Array> {
  const [word] = docxMakers
  if (word === undefined) throw new Error('no maker')
  const template = docxBy(word, {
    name: '',
    body: ({ paragraph, run }) => paragraph(`${run('致 {to')}${run('}: ')}`) + paragraph(run('{word}')),
  })
  const bytes = await new TemplateHandler().process(Buffer.from(template), { to: '港务局', word: 'TARGET' })
  return new Uint8Array(bytes)
}

function begun(): Uint8Array {
  const letter = editedLetter(blankDocumentBytes())
  const found = letter.ask({ op: 'getParagraphs', body: letter.body })
  const paragraph = found.kind === 'handles' ? found.handles[0] : undefined
  if (paragraph === undefined) throw new Error('a letter begins with a paragraph')
  letter.ask({ op: 'insertText', at: { paragraph, offset: 0 }, text: '第一段 TARGET' })
  return letter.written()
}
