import { fireEvent, screen, waitFor, within } from '@testing-library/react'

/** A thing on the page: itself, or the name that a reader calls it by. */
type Thing = HTMLElement | string | RegExp

/** Presses a button, a link, a tab, a menu entry … as a pointer does; a thing that cannot be pressed fails the test. */
export async function press(thing: Thing): Promise<void> {
  const element = typeof thing === 'object' && 'nodeType' in thing ? thing : await named(thing)
  if (isDisabled(element)) throw new Error(`cannot be pressed: ${element.outerHTML}`)
  fireEvent.pointerDown(element)
  if (fireEvent.mouseDown(element)) focusOn(element)
  fireEvent.pointerUp(element)
  fireEvent.mouseUp(element)
  fireEvent.click(element)
}

/** Presses twice at once. */
export async function pressTwice(element: HTMLElement): Promise<void> {
  await press(element)
  await press(element)
  fireEvent.doubleClick(element)
}

/** Writes a text into a box, in the place of what stood there. */
export async function type(thing: Thing, text: string): Promise<void> {
  const box = typeof thing === 'object' && 'nodeType' in thing ? thing : await boxNamed(thing)
  if (isDisabled(box)) throw new Error(`cannot be written into: ${box.outerHTML}`)
  box.focus()
  fireEvent.change(box, { target: { value: text } })
}

/** Chooses in a select by what its entry says. */
export async function choose(thing: Thing, entry: string | RegExp): Promise<void> {
  const box =
    typeof thing === 'object' && 'nodeType' in thing ? thing : await screen.findByRole('combobox', { name: thing })
  box.focus()
  fireEvent.mouseDown(box)
  const options = await screen.findAllByText(entry, {
    selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
  })
  const option = options.at(-1)?.closest<HTMLElement>('.ant-select-item-option')
  if (!option) throw new Error(`nothing to choose is called ${entry}`)
  fireEvent.click(option)
}

/** The row of a list or table in which a text stands. */
export async function row(text: string | RegExp): Promise<HTMLElement> {
  const cell = (await screen.findAllByText(text)).find((one) => one.closest('[role=row], tr, li'))
  const found = cell?.closest<HTMLElement>('[role=row], tr, li')
  if (!found) throw new Error(`no row holds ${text}`)
  return found
}

/** Opens the row in which a text stands: by its link, where it has one. */
export async function openRow(text: string | RegExp): Promise<void> {
  const found = await row(text)
  await press(found.querySelector<HTMLElement>('[data-open], a[href]') ?? within(found).getByText(text))
}

interface Held {
  readonly ctrl?: boolean
  readonly shift?: boolean
  readonly alt?: boolean
}

/**
 * Presses a key where the focus is, and does what a browser then does: Tab goes on, Enter and space press, Enter in a
 * box sends its form, Esc asks a modal dialog to close.
 */
export function key(name: string, { ctrl = false, shift = false, alt = false }: Held = {}): void {
  const at = focused()
  const init = { key: name, code: name, ctrlKey: ctrl, shiftKey: shift, altKey: alt, keyCode: codes[name] ?? 0 }
  const goesOn = fireEvent.keyDown(at, init)
  if (goesOn && !ctrl && !alt) doBrowsers(name, at, shift)
  fireEvent.keyUp(focused(), init)
}

const codes: Readonly<Record<string, number>> = { Enter: 13, Escape: 27, ' ': 32, ArrowUp: 38, ArrowDown: 40, Tab: 9 }

function doBrowsers(name: string, at: HTMLElement, shift: boolean): void {
  if (name === 'Tab') return goOn(shift)
  const isButton = at.matches('button, [role=button]:is(button), a[href], summary')
  if ((name === 'Enter' && isButton) || (name === ' ' && at.matches('button, input[type=checkbox], summary'))) {
    fireEvent.click(at)
    return
  }
  if (name === 'Enter' && at instanceof HTMLInputElement && at.form) {
    const send = at.form.querySelector<HTMLElement>('[type=submit], button:not([type])')
    if (send && !isDisabled(send)) fireEvent.click(send)
  }
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (name === 'Escape' && dialog && fireEvent(dialog, new Event('cancel', { cancelable: true }))) dialog.close()
}

function goOn(back: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
    (one) => !isDisabled(one) && one.tabIndex >= 0,
  )
  const at = all.indexOf(focused())
  all[(at + (back ? -1 : 1) + all.length) % all.length]?.focus()
}

const reachable = 'a[href], button, input, select, textarea, [tabindex]'

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body
}

function focusOn(element: HTMLElement): void {
  element.closest<HTMLElement>(reachable)?.focus()
}

function isDisabled(element: HTMLElement): boolean {
  return element.closest(':disabled, [aria-disabled=true]') !== null
}

const pressable = [
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemradio',
  'option',
  'checkbox',
  'radio',
  'switch',
] as const

async function named(name: string | RegExp): Promise<HTMLElement> {
  const find = () => pressable.flatMap((role) => screen.queryAllByRole(role, { name }))
  return waitFor(() => {
    const [first, ...others] = find()
    if (!first) throw new Error(`nothing that can be pressed is called ${name}`)
    if (others.length > 0) throw new Error(`${others.length + 1} things that can be pressed are called ${name}`)
    return first
  })
}

async function boxNamed(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const found = ['textbox', 'searchbox', 'combobox', 'spinbutton'].flatMap((role) =>
      screen.queryAllByRole(role, { name }),
    )
    const [first = screen.queryByLabelText(name)] = found
    if (!first) throw new Error(`no box is called ${name}`)
    return first
  })
}
