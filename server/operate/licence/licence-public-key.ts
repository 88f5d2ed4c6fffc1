import { createPublicKey, type KeyObject } from 'node:crypto'

/**
 * The key that licences are checked with; whoever sells the product keeps its other half and nobody else has it.
 * `node bin/licence.mjs pair` makes a pair; the line it prints takes the place of this one.
 */
export const productKey: KeyObject = createPublicKey({
  key: Buffer.from('MCowBQYDK2VwAyEAnma8I/UW8YHabxQ2RBbME7w+vM9kCwcDLKMxhTM1bL4=', 'base64'),
  format: 'der',
  type: 'spki',
})
