/** Do something: the sentence why it failed, or nothing. */
export async function attempt(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
