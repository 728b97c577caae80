import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../../../api/src/testing/free-port.ts'

const ended = (child: ChildProcess) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done()
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })

/** A virtual display and a driver of WebKitGTK on it, with a home folder of its own; `open` opens a browser. */
export class WebKit {
  private readonly home = mkdtempSync(join(tmpdir(), 'situ-webkit-'))
  private readonly children: ChildProcess[] = []
  private readonly drivers: WebDriver[] = []
  private url = ''
  /** The X display of its windows. */
  display = ''
  private readonly miniBrowser: string

  constructor(miniBrowser: string) {
    this.miniBrowser = miniBrowser
  }

  async start(): Promise<this> {
    // Xvfb takes the first free display and writes its number to file descriptor 3.
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    this.children.push(screen)
    this.display = await new Promise<string>((ready, broken) => {
      screen.stdio[3]?.once('data', (text: Buffer) => ready(`:${String(text).trim()}`))
      screen.once('error', broken)
      screen.once('exit', (code) => broken(new Error(`Xvfb ended with ${code}`)))
    })
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DISPLAY: this.display,
        HOME: this.home,
        XDG_CACHE_HOME: this.home,
        XDG_DATA_HOME: this.home,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      },
    })
    this.children.push(driver)
    this.url = `http://127.0.0.1:${port}`
    for (let alive = false; !alive; ) {
      if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
      alive = await fetch(`${this.url}/status`).then(
        ({ ok }) => ok,
        () => new Promise<boolean>((later) => setTimeout(() => later(false), 50)),
      )
    }
    return this
  }

  async open(): Promise<WebDriver> {
    const driver = await new Builder()
      .usingServer(this.url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: this.miniBrowser,
            args: [
              '--automation',
              '--enable-page-cache=TRUE',
              '--enable-media-stream=TRUE',
              '--enable-mock-capture-devices=TRUE',
            ],
          },
        }),
      )
      .build()
    await driver.manage().setTimeouts({ script: 30_000 })
    this.drivers.push(driver)
    return driver
  }

  async end() {
    for (const driver of this.drivers) await driver.quit().catch(() => {})
    for (const child of this.children.reverse()) await ended(child)
    rmSync(this.home, { recursive: true, force: true })
  }
}
