import { pageNonce } from './nonce.ts'

/**
 * Gives every style element that our own code makes the nonce of the page's content policy.
 * The UI kit's scroll lock and a few of its effects add styles without asking for one.
 */
export function giveStylesNonce(): void {
  const nonce = pageNonce()
  if (!nonce) return
  const make = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions): HTMLElement => {
    const element = make(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = nonce
    return element
  }
}
