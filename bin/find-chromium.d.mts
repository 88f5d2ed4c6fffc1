export function browser(): Promise<{ executablePath: string; args: string[] }>
