import type { AnyDocument } from '../core/description/document.ts'

/** What a draft may name that is not its own; what is left out is not looked at (a page knows less than the server). */
export interface FormWorld {
  readonly dictionaries?: ReadonlySet<string>
  /** Documents by key with the names of their fields, the form itself apart. */
  readonly documents?: ReadonlyMap<string, ReadonlySet<string>>
  /** Permission codes of other documents. */
  readonly codes?: ReadonlySet<string>
  /** Processes of other documents. */
  readonly processes?: ReadonlySet<string>
  readonly categories?: ReadonlySet<string>
  readonly folders?: ReadonlySet<string>
  readonly roles?: ReadonlySet<string>
  /** What runs of this form now; null before it was first published. */
  readonly published?: AnyDocument | null
}
