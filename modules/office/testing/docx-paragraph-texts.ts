import { readPackage } from '../../../server/exchange/template/docx-package.ts'
import { paragraphsOf } from '../../../server/exchange/template/docx-paragraphs.ts'
import { readXml } from '../../../server/exchange/template/xml-tree.ts'

/** The paragraphs of a letter's body. */
export async function textsIn(bytes: Uint8Array): Promise<string[]> {
  const root = readXml((await readPackage(Buffer.from(bytes))).get('word/document.xml')?.toString('utf8') ?? '')
  return root === null ? [] : paragraphsOf(root).map(({ text }) => text)
}
