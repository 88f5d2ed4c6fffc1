/** The bank's own time: the real one until somebody sets it; then it stands still and is moved by hand. */
export class BankClock {
  private frozen: number | null

  constructor(frozen: number | null) {
    this.frozen = frozen
  }

  now(): number {
    return this.frozen ?? Date.now()
  }

  /** The set time, or null while the real one runs. */
  get set(): number | null {
    return this.frozen
  }

  setTo(time: number | null): void {
    this.frozen = time
  }
}
