const grey = '#6b7480'
const blue = '#1f5fa8'
const green = '#2f7d5b'
const amber = '#8a6d1b'
const orange = '#c2571a'
const red = '#b23a3a'

/** A colour as it is kept, `#rrggbb`; modules may name one. */
export function keptColor(color: string): string {
  return names[color] ?? color
}

const names: Readonly<Record<string, string>> = { grey, blue, green, amber, orange, red }

/** Colours of status entries; every pair with white text keeps a contrast of 4.5. */
export const dictionaryColors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  approvalStatus: { 0: grey, 1: blue, 2: green, 3: red, 4: amber, 5: orange },
  payStatus: { 0: grey, 1: blue, 2: green, 3: red, 4: orange, 5: amber },
  bankPayStatus: { '00': grey, '01': green, '02': orange, '03': red, '04': red, '05': amber, '06': red, '07': orange, '08': blue, '09': amber },
  contractStatus: { 0: grey, 1: blue, 2: amber, 3: green, 4: green, 5: grey, 6: red, 7: red },
  cpStatus: { 0: grey, 1: green, 2: amber, 3: orange, 4: red, 5: red },
  acctStatus: { 0: grey, 1: green, 2: orange, 3: amber, 4: red },
  userZt: { 1: green, 0: grey, 2: orange, 3: red },
  enableFlag: { 1: green, 0: grey },
  defStatus: { 0: grey, 1: green, 2: red },
}
