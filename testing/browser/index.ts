export { launchChromium } from './chromium.ts'
export { bundleForWorker, runInWorker } from './worker.ts'
