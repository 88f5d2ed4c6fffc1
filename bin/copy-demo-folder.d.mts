/** Copies a data folder in which the demonstration stands to `target`, which does not exist yet. */
export declare function copyDemo(target: string): Promise<void>
