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
  runState: { 1: blue, 2: green, 3: amber, 4: grey, 5: red },
  payStatus: { 0: grey, 1: blue, 2: green, 3: red, 4: orange, 5: amber },
  bankPayStatus: {
    '00': grey,
    '01': green,
    '02': orange,
    '03': red,
    '04': red,
    '05': amber,
    '06': red,
    '07': orange,
    '08': blue,
    '09': amber,
  },
  contractStatus: { 0: grey, 1: blue, 2: amber, 3: green, 4: green, 5: grey, 6: red, 7: red },
  cpStatus: { 0: grey, 1: green, 2: amber, 3: orange, 4: red, 5: red },
  acctStatus: { 0: grey, 1: green, 2: orange, 3: amber, 4: red },
  userZt: { 1: green, 0: grey, 2: orange, 3: red },
  enableFlag: { 1: green, 0: grey },
  defStatus: { 0: grey, 1: green, 2: red },
  alertLevel: { 1: blue, 2: amber, 3: orange, 4: red },
  alertStatus: { 1: red, 2: blue, 3: green, 4: grey },
  alarmLevel: { 1: red, 2: orange, 3: amber, 4: blue },
  priority: { 1: red, 2: orange, 3: blue, 4: grey },
  creditGrade: { AAA: green, AA: green, A: blue, BBB: amber, BB: orange, C: red },
  creditStatus: { 0: grey, 1: blue, 2: green, 3: orange, 4: amber, 5: red },
  warrantStatus: { 0: grey, 1: green, 2: blue, 3: amber, 4: grey, 9: red },
  cargoRightStatus: { bl: blue, own: green, third: amber, pled: orange, disp: red, moved: grey },
  checkLevel: { 0: green, 1: amber, 2: red },
  logisticsStatus: { 0: grey, 1: blue, 2: blue, 3: amber, 4: amber, 5: green, 6: green, 9: red },
  customsStatus: { 0: grey, 1: blue, 2: red, 3: blue, 4: orange, 5: amber, 6: blue, 7: green, 8: green, 9: red },
  recStatus: { 0: grey, 1: blue, 2: green, 3: red, 4: grey },
  lcStatus: { 0: grey, 1: blue, 2: amber, 3: blue, 4: red, 5: blue, 6: green, 7: green, 8: orange, 9: red },
  lcDocResult: { ok: green, disc: orange, acc: amber, ref: red },
  billStatus: { hold: blue, endo: grey, disc: amber, pled: orange, coll: blue, paid: green, ref: red },
  invoiceStatus: { 0: grey, 1: blue, 2: red, 3: orange, 4: amber, 5: blue, 6: blue, 7: green, 8: amber },
  orderStatus: { 0: grey, 1: blue, 2: amber, 3: green, 4: green, 9: red },
  vesselStatus: { 1: blue, 2: green, 3: amber, 4: amber, 5: grey, 6: orange, 7: grey, 8: red },
  voyageStatus: { 0: grey, 1: blue, 2: amber, 3: blue, 4: amber, 5: green, 6: grey },
  postStatus: { 0: grey, 1: amber, 2: blue, 3: orange, 4: green, 5: grey, 6: red },
  deviceStatus: { run: green, stby: blue, fault: red, stop: grey, maint: amber, derate: orange, comm: red },
  turbineState: { run: green, stby: blue, start: blue, stop: grey, fault: red, serv: amber, curt: orange, yaw: amber },
  stationStatus: { 0: grey, 1: amber, 2: green, 3: red },
  heatState: { on: green, off: grey, susp: amber, new: blue, cut: red },
  heatBillStatus: { 0: red, 1: amber, 2: green, 3: orange, 4: grey },
  carStatus: { 1: grey, 2: blue, 3: amber, 4: blue, 5: blue, 6: amber, 7: amber, 8: green, 9: green, 10: grey },
  complianceStatus: { 0: grey, 1: blue, 2: green, 3: red, 4: grey },
  taskStatus: { 0: grey, 1: blue, 2: amber, 3: green, 4: grey },
  keyTaskStatus: { 0: grey, 1: blue, 2: amber, 3: green, 4: orange, 5: red },
  assetStatus: { use: green, idle: grey, rep: amber, rent: blue, mort: orange, pend: orange, gone: red },
  staffStatus: { 1: green, 2: blue, 3: red, 4: grey, 5: amber, 6: blue },
  articleStatus: { 0: grey, 1: amber, 2: green, 3: red, 4: grey },
  engStatus: { 0: grey, 1: blue, 2: red, 3: amber, 4: green, 5: green },
  meetingStatus: { 0: grey, 1: blue, 2: blue, 3: amber, 4: amber, 5: green, 9: red },
  npaStatus: { 1: grey, 2: blue, 3: orange, 4: orange, 5: amber, 6: green, 7: red },
  payrollStatus: { 0: grey, 1: blue, 2: amber, 3: green, 4: green, 5: grey },
  perfStatus: { 1: grey, 2: blue, 3: blue, 4: amber, 5: amber, 6: green, 7: red, 8: grey },
  projStatus: { 0: green, 1: amber, 2: orange, 3: grey, 4: blue, 5: red },
  safetyState: { 0: green, 1: orange, 2: red },
  topicResult: { 1: green, 2: blue, 3: amber, 4: red },
}
