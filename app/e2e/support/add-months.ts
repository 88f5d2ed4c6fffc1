/** The month `count` months from a day's, as YYYY-MM. */
export function addMonths(day: Date, count: number): string {
  const index = day.getFullYear() * 12 + day.getMonth() + count
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
