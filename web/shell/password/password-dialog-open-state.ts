import { createStore, useStore } from 'zustand'

const store = createStore<{ readonly open: boolean }>(() => ({ open: false }))

/** Opens the dialog in which a person changes his own password. */
export function askNewPassword(): void {
  store.setState({ open: true })
}

/** Closes it. */
export function closePassword(): void {
  store.setState({ open: false })
}

/** Whether it is open. */
export function usePasswordDialogOpenState(): boolean {
  return useStore(store, (state) => state.open)
}
