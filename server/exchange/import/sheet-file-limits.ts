/** What a spreadsheet that somebody sends may be (reliability: zip bombs and lying headers). */
export const sheetLimits = {
  fileMb: 20,
  unpackedBytes: 400 * 1024 * 1024,
  /** Parts that are read whole: shared texts, styles. */
  wholePartBytes: 96 * 1024 * 1024,
  ratio: 100,
  entries: 1_000,
  rows: 1_048_576,
  columns: 16_384,
  /** Rows of data that one import takes. */
  importRows: 200_000,
} as const
