/** The header in which a machine that sends readings shows its key. */
export const seriesKeyHeader = 'x-api-key'

/** The setting that holds the key of a series. */
export function seriesKeySetting({ module, name }: { readonly module: string; readonly name: string }): string {
  return `series.${module}.${name}.key`
}
