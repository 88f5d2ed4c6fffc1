/** The nonce that this document's policy lets styles and scripts in with; undefined when there is no policy. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce || undefined
}
