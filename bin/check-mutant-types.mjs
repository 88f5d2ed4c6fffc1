// Whether a source file still holds with another text, by its types.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A function that says whether the file could be compiled with this text, all others being as they are. */
export function typesOf(folder) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
  )
  const texts = new Map()
  let version = 0
  const service = ts.createLanguageService({
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    realpath: ts.sys.realpath,
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => (texts.has(file) ? String(version) : ''),
    getScriptSnapshot: (file) =>
      ts.sys.fileExists(file) ? ts.ScriptSnapshot.fromString(texts.get(file) ?? readFileSync(file, 'utf8')) : undefined,
  })
  return (file, text) => {
    const path = join(folder, file)
    texts.set(path, text)
    version += 1
    const problems = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)]
    texts.delete(path)
    return problems.length === 0
  }
}
