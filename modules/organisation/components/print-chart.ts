/** Prints the chart alone: the rest of the page steps back while the printer looks. */
export function printChart(): void {
  document.body.dataset.print = 'chart'
  addEventListener(
    'afterprint',
    () => {
      delete document.body.dataset.print
    },
    { once: true },
  )
  print()
}
