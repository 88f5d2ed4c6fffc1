/** The drawn forms of this process, as the rest of the engine knows them. */
export interface FormsPort {
  /** Takes in what has been published since; resolved once it runs here. */
  readonly learn: () => Promise<void>
}
