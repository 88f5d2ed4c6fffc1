import { afterAll } from 'vitest'
import { endFile } from './end-of-test-file.ts'

// Read before every test file. Hooks run last in, first out: this one follows those of the file itself.
afterAll(endFile)
