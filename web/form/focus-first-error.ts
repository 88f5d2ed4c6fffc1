/** Brings the first wrong field into sight and puts the focus on it, inside the element of the form. */
export function focusWrong(form: HTMLElement | null): void {
  // The messages are drawn first.
  requestAnimationFrame(() => {
    const input = form?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-describedby$="-error"]')
    const message = form?.querySelector<HTMLElement>('[id$="-error"]')
    const target = input ?? message
    target?.scrollIntoView({ block: 'center' })
    input?.focus({ preventScroll: true })
  })
}
