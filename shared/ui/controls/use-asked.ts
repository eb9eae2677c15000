import { useState } from 'react';

/**
 * A value from the URL that updates immediately when the reader changes it. On a slow device the URL changes late, and
 * the next press must start from the requested value. Returns the value and its setter.
 */
export function useAsked<Value>(inAddress: Value): [Value, (value: Value) => void] {
  const address = JSON.stringify(inAddress);
  const [asked, ask] = useState({ from: address, value: inAddress });
  return [asked.from === address ? asked.value : inAddress, (value) => ask({ from: address, value })];
}
