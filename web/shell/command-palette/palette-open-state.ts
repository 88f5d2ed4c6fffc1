import { createStore, useStore } from 'zustand'

const store = createStore<{ readonly open: boolean }>(() => ({ open: false }))

/** Opens the command palette. */
export function openPalette(): void {
  store.setState({ open: true })
}

/** Closes the command palette. */
export function closePalette(): void {
  store.setState({ open: false })
}

/** Whether the palette is open. */
export function usePaletteOpenState(): boolean {
  return useStore(store, (state) => state.open)
}
