/** `core/description/batch-run.ts Run.totals` of each property without a reader; `texts` stand in place of files. */
export declare function unreadProperties(folder: string, texts?: ReadonlyMap<string, string>): readonly string[]
