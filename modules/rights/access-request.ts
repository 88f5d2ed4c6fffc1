/** A page that somebody asks to open, as the page of roles shows it; times are epoch ms. */
export interface AccessRequest {
  readonly id: string
  readonly personId: string
  readonly personName: string
  readonly page: string
  readonly path: string
  readonly reason: string
  readonly askedAt: number
  /** Roles that open it and that the reader may grant him. */
  readonly roles: readonly { readonly id: string; readonly name: string }[]
}
