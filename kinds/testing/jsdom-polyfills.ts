import { configure } from '@testing-library/react'

/** What jsdom lacks of a browser and the UI kit asks for. */
export function installJsdomPolyfills(): void {
  // Asking of each element whether it can be seen costs jsdom seconds; nothing here is hidden.
  configure({ defaultHidden: true })
  globalThis.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  })
  globalThis.ResizeObserver ??= class {
    observe() {
      /* nothing is laid out here */
    }
    unobserve() {
      /* nothing is laid out here */
    }
    disconnect() {
      /* nothing is laid out here */
    }
  }
  // Nothing is scrolled away here.
  globalThis.IntersectionObserver ??= class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    private readonly tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell
    }
    observe(target: Element) {
      this.tell([{ target, isIntersecting: true } as IntersectionObserverEntry], this) // what is asked of an entry here
    }
    unobserve() {
      /* it stays in sight */
    }
    disconnect() {
      /* it stays in sight */
    }
    takeRecords() {
      return []
    }
  }
  Element.prototype.scrollIntoView ??= () => undefined
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
    this.style.display = ''
  }
  const computed = getComputedStyle
  globalThis.getComputedStyle = (element) => {
    // jsdom says of pseudo-elements that it cannot compute their style, so they are not asked about.
    const style = computed(element)
    const valueOf = style.getPropertyValue.bind(style)
    // Borders without a style are `medium` here; the kit adds them up as numbers.
    style.getPropertyValue = (name) => valueOf(name).replace(/^medium$/, '0px')
    return style
  }
}
