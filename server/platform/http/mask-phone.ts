/** 138****5678; shorter numbers keep their last two digits. */
export function maskPhone(tel: string): string {
  if (tel.length >= 8) return `${tel.slice(0, 3)}${'*'.repeat(tel.length - 7)}${tel.slice(-4)}`
  return tel === '' ? '' : `${'*'.repeat(Math.max(tel.length - 2, 1))}${tel.slice(-2)}`
}
