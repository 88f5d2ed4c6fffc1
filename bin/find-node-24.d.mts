/** The path of Node 24's program, installed when it is first asked for. */
export declare function node24(): string
