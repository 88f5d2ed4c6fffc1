/** A named demo account: where it works, what it is and may do. `leads` makes it leader of its department. */
export interface DemoAccount {
  readonly code: string
  readonly name: string
  readonly nameRu: string
  readonly nameEn: string
  readonly place: string
  readonly post: string
  readonly roles: readonly string[]
  readonly leads?: boolean
  readonly sex?: '1' | '2'
  /** Shown beside the name on the sign-in page. */
  readonly duty: readonly [zh: string, ru: string, en: string]
}
