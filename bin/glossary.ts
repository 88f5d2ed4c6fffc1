import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { glossaryText } from '../core/words/glossary.ts'

writeFileSync(join(import.meta.dirname, '..', 'docs', 'glossary.md'), glossaryText())
