/** A report in the list of those its reader may see. */
export interface ReportInfo {
  readonly module: string
  readonly name: string
  readonly label: string
}
