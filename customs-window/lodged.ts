/** What the window needs to know of a declaration that was lodged. */
export interface Lodged {
  /** The client's own number: the same one is lodged once. */
  readonly clientNo: string
  readonly grossKg: string
  readonly duty: string
  readonly vat: string
  /** Epoch ms by the window's clock. */
  readonly at: number
  /** When the client told that its tax is paid; absent while he has not. */
  readonly paidAt?: number
  /** What the client asked to withdraw; absent while he has not. */
  readonly withdrawals?: readonly AskedWithdrawal[]
}

/** A withdrawal that the client asked for, under a number of his own. */
export interface AskedWithdrawal {
  readonly requestNo: string
  readonly at: number
}

/** One state of a declaration as the window tells it, in the names of its protocol. */
export interface WindowState {
  readonly seq: number
  readonly clientNo: string
  readonly windowNo: string
  readonly state: string
  readonly at: string
  readonly customsNo?: string
  readonly field?: string
  readonly reason?: string
  readonly place?: string
  readonly day?: string
  readonly duty?: string
  readonly vat?: string
  readonly requestNo?: string
}

/** What a declaration comes to, and when. */
export interface Timed {
  readonly step: Omit<WindowState, 'seq' | 'clientNo' | 'windowNo' | 'at'> & Partial<Pick<WindowState, 'windowNo'>>
  readonly when: number
}
