import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupError, errorCode, errorText } from '../../errors.ts'

/**
 * Locks a data folder for this process; the embedded database doesn't stop a second process, and rows are lost
 * when two write. The lock is the operating system's (Node offers it through SQLite only): it is atomic, and it ends
 * with the process even when it is killed, so there are no stale locks. The process id beside it is
 * only for the error message.
 * @returns releases the folder
 * @throws {StartupError} when the folder cannot be written or is in use
 */
export function lockFolder(folder: string): () => void {
  makeWritable(folder)
  const pidFile = join(folder, 'service.pid')
  const lock = takeLock(join(folder, 'service.lock'), () => inUse(folder, pidFile))
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => {
    rmSync(pidFile, { force: true })
    lock.close()
  }
}

function makeWritable(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = ['EEXIST', 'ENOTDIR'].includes(errorCode(error)) ? 'it is a file, not a folder' : errorText(error)
    throw new StartupError(`DATA_DIR ${folder} cannot be used: ${why}`, { cause: error })
  }
}

/** Node's recursive option never returns on some special file systems, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('not a folder'), { code: 'ENOTDIR' })
    return
  }
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  mkdirSync(folder)
}

function takeLock(file: string, busy: () => StartupError): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock?.close()
    if (/locked|busy/i.test(errorText(error))) throw busy()
    throw new StartupError(`DATA_DIR lock ${file} cannot be taken: ${errorText(error)}`, { cause: error })
  }
}

function inUse(folder: string, pidFile: string): StartupError {
  let holder = 'another process'
  try {
    holder = `process ${readFileSync(pidFile, 'utf8').trim()}`
  } catch {
    // The other process has the lock but hasn't written its id yet.
  }
  return new StartupError(`DATA_DIR ${folder} is in use by ${holder}; stop it or choose another folder`)
}
