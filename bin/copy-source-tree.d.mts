export declare const root: string
/** A copy of the sources as they stand, with the packages linked in; whoever asks removes it. */
export declare function copyOfTree(): string
