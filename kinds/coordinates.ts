import { number } from './number/kind.ts'

/** Degrees north of the equator, to a metre; `with` is the longitude beside it: a place has both or none. */
export function latitude<const N extends string>(options: { readonly with: N }) {
  return number({ min: '-90', max: '90', digits: 5, required: `!empty(${options.with})`, indexed: true })
}

/** Degrees east of Greenwich, to a metre; `with` is the latitude beside it: a place has both or none. */
export function longitude<const N extends string>(options: { readonly with: N }) {
  return number({ min: '-180', max: '180', digits: 5, required: `!empty(${options.with})`, indexed: true })
}
