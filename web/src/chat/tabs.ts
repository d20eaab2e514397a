const channelName = 'learngrove:chat'

let opened: BroadcastChannel | undefined
const channel = () => {
  opened ??= new BroadcastChannel(channelName)
  return opened
}

/** Tells the other tabs of this browser that something was said, or has changed. */
export const tellTabs = (): void => channel().postMessage('changed')

/** Hears when another tab has changed something. Answers how to stop. */
export function onOtherTab(changed: () => void): () => void {
  const at = channel()
  at.addEventListener('message', changed)
  return () => at.removeEventListener('message', changed)
}
